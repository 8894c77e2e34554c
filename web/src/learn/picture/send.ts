// Saving and sending the picture: as a file, by the device's own ways where it has some.

import { WIDTH, draw } from './draw';
import { coloursOf, lettersReady } from './colours';
import type { Picture } from './picture';

/** Draws on a canvas of the right height. */
export async function paint(
  canvas: HTMLCanvasElement,
  picture: Picture,
  link: string,
): Promise<void> {
  await lettersReady();
  const context = canvas.getContext('2d');
  if (!context) return;
  const colours = coloursOf(document.body);
  canvas.width = WIDTH;
  canvas.height = 1;
  canvas.height = draw(context, picture, colours, link);
  draw(context, picture, colours, link);
}

/** The drawn picture as a file. */
export function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  return new Promise((done) => {
    canvas.toBlob(
      (blob) => done(blob && new File([blob], name, { type: 'image/png' })),
      'image/png',
    );
  });
}

/** Can the device send a picture by its own ways? Plain http never can. */
export function canSend(): boolean {
  if (typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([''], 'a.png', { type: 'image/png' })] });
}

/** Sends it; whoever changes their mind is left alone. */
export async function send(file: File, title: string): Promise<'sent' | 'left' | 'failed'> {
  try {
    await navigator.share({ files: [file], title });
    return 'sent';
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError' ? 'left' : 'failed';
  }
}

/** Gives a file to whoever asked for it. */
export function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
