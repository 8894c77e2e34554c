import { describe, expect, it } from 'vitest';
import { isOwnName } from './lan.svelte';

describe('the name of a machine', () => {
  it('is its own only where it leads every other machine to itself', () => {
    for (const own of ['localhost', 'games.localhost', '127.0.0.1', '127.3.2.1', '[::1]']) {
      expect(isOwnName(own), own).toBe(true);
    }
    for (const known of [
      '192.168.1.7',
      'laptop.local',
      'localhost.example',
      '[fe80::1]',
      '1270.0.0.1',
    ]) {
      expect(isOwnName(known), known).toBe(false);
    }
  });
});
