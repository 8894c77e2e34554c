// Starts the app once its texts and its type are there, so that the first picture is the right
// one. A slow font is waited for only so long.

import { mount } from 'svelte';
import App from './App.svelte';
import { watchOver } from './install';
import { texts } from './i18n/texts.svelte';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/habits.css';
import { router } from './router.svelte';
import { theme } from './theme/theme.svelte';

const PATIENCE = 1500;
const EXTENDED = 'ăâîșț';

async function typeIsThere(): Promise<void> {
  const sample = texts.language === 'ro' ? EXTENDED : 'a';
  const faces = ["400 1em 'Atkinson Hyperlegible Next Variable'", "600 1em 'Fraunces Variable'"];
  const loaded = Promise.all(faces.map((face) => document.fonts.load(face, sample)));
  await Promise.race([loaded, new Promise((resume) => setTimeout(resume, PATIENCE))]);
}

theme.start();
router.start();
await texts.start();
await typeIsThere();
document.getElementById('early')?.remove();
mount(App, { target: document.body });
void watchOver();
// The slanted face of blanks, in time for the first one.
void document.fonts.load("italic 600 1em 'Fraunces Variable'");
