// The lessons that come with the program and the texts that the page has for them: none is missing
// and none is left over. What fills them is what they ask for.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, Visitor, type VariableReference } from '@fluent/syntax';
import { expect, it } from 'vitest';
import { POINTED } from './next';

interface Lesson {
  items: { step?: { text: string; fill?: Record<string, unknown> } }[];
}

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const lessons = folder('../../../../crates/bots/lessons');
const steps = readdirSync(lessons).flatMap((file) =>
  (JSON.parse(readFileSync(`${lessons}/${file}`, 'utf8')) as Lesson).items.flatMap(({ step }) =>
    step ? [step] : [],
  ),
);
const texts = new Map<string, Set<string>>();
const source = readFileSync(folder('../../../../locales/en/learn-lessons.ftl'), 'utf8');
for (const entry of parse(source, {}).body) {
  if (entry.type !== 'Message') continue;
  const names = new Set<string>();
  new (class extends Visitor {
    override visitVariableReference(reference: VariableReference) {
      names.add(reference.id.name);
    }
  })().visit(entry);
  texts.set(entry.id.name, names);
}

/** The texts of the panel itself, which no lesson names. */
const OWN =
  /^lesson-(title|step|next|show|skip|skip-sure|play-on|home|other|read-first|now-\w+|begin)$/;

it('has a text for every step, and no other', () => {
  const wanted = new Set(steps.map(({ text }) => `lesson-${text}`));
  const had = [...texts.keys()].filter((id) => !OWN.test(id));
  expect(had.sort()).toEqual([...wanted].sort());
});

it('fills what the texts ask for', () => {
  for (const { text, fill = {} } of steps) {
    const asked = [...(texts.get(`lesson-${text}`) ?? [])];
    expect(
      asked.filter((name) => !(name in fill)),
      text,
    ).toEqual([]);
  }
});

it('points at something in steps that there are', () => {
  const known = new Set(steps.map(({ text }) => text));
  expect(Object.keys(POINTED).filter((text) => !known.has(text))).toEqual([]);
});
