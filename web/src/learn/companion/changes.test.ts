import { expect, it } from 'vitest';
import { applied, named, reversed, type Change, type Written } from './changes';

const line = (id: string, points = 1) => ({ id, side: 0, note: { points } });
const sheet: Written = { lines: [line('a'), line('b'), line('c')], names: ['Ana', 'Rui'] };

it('takes every change back to what was there before', () => {
  const changes: Change[] = [
    { do: 'add', line: line('d') },
    { do: 'add', line: line('d'), before: 'b' },
    { do: 'edit', line: line('b', 7) },
    { do: 'remove', line: 'a' },
    { do: 'remove', line: 'c' },
    { do: 'rename', names: ['Ana', 'Zoë'] },
  ];
  for (const change of changes) {
    const after = applied(sheet, change);
    expect(after, change.do).not.toEqual(sheet);
    const back = reversed(sheet, change);
    expect(back && applied(after, back), change.do).toEqual(sheet);
  }
});

it('adds a line once, and does nothing to a line that is gone', () => {
  expect(applied(sheet, { do: 'add', line: line('b', 9) })).toEqual(sheet);
  expect(applied(sheet, { do: 'edit', line: line('x', 9) })).toEqual(sheet);
  expect(reversed(sheet, { do: 'edit', line: line('x', 9) })).toBeNull();
});

it('gives every change a name of its own', () => {
  const one = named({ do: 'remove', line: 'a' });
  expect(one.id).not.toBe(named({ do: 'remove', line: 'a' }).id);
  expect(one.id).toMatch(/^[0-9a-f]{24}$/);
});
