import { expect, it } from 'vitest';
import { stripped } from './texts';

it('leaves out comments and blank lines, and nothing that is a text', () => {
  const source =
    '# About\n\n## More\nyes = Yes\nmany =\n    { $n ->\n       *[other] # { $n }\n    }\n';
  expect(stripped(source)).toBe(
    'yes = Yes\nmany =\n    { $n ->\n       *[other] # { $n }\n    }\n',
  );
});
