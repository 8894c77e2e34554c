// What a task asks for, as a picture: words of empty places, with a sign where points are added
// or something counts four times.

import type { Fourfold, Task } from '../../api/games/rummy';

export interface PictureWord {
  places: number;
  /** Can the task do without it? */
  spare: boolean;
  four: Fourfold | null;
  /** Such as `+5`, `−` for what is left over, or `×4`. */
  sign: string;
}

export function pictureOf(task: Task, hand: number): PictureWord[] {
  const sign = (nth: number) => (task.extra[nth] ? `+${task.extra[nth]}` : '');
  if (task.words === 'all_cards') {
    return [
      { places: hand, spare: false, four: task.fourfold, sign: task.fourfold ? '×4' : sign(0) },
    ];
  }
  const lists = task.words.lengths;
  const longest = [...lists].sort((a, b) => b.length - a.length)[0] ?? [];
  const fewest = Math.min(...lists.map(({ length }) => length));
  return longest.map((places, nth) => ({
    places,
    spare: nth >= fewest,
    four: null,
    sign: sign(nth),
  }));
}
