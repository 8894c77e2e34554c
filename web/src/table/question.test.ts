import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Question } from './question.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is open while somebody has not answered', () => {
  const question = new Question();
  question.hear(0, [1, 2]);
  expect(question.open).toEqual({ seat: 0, waiting: [1, 2] });
  question.hear(0, [2]);
  expect(question.open).toEqual({ seat: 0, waiting: [2] });
  expect(question.refused).toBeNull();
});

it('was agreed to if that is seen at once', () => {
  const question = new Question();
  question.hear(0, [1]);
  question.hear(0, []);
  question.forget();
  vi.advanceTimersByTime(5000);
  expect(question.open).toBeNull();
  expect(question.refused).toBeNull();
});

it('was refused if nothing comes of it, until the next one', () => {
  const question = new Question();
  question.hear(2, [1]);
  question.hear(2, []);
  expect(question.refused).toBeNull();
  vi.advanceTimersByTime(300);
  expect(question.refused).toBe(2);
  question.hear(1, [2]);
  expect(question.refused).toBeNull();
});

it('knows nothing of a question that it never heard', () => {
  const question = new Question();
  question.hear(2, []);
  vi.advanceTimersByTime(300);
  expect(question.refused).toBeNull();
});
