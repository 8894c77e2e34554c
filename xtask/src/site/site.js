// The search box, and the list of pages folded away on small screens. Everything else works
// without this file.

const box = document.querySelector('.search');
const query = document.getElementById('query');
const found = document.getElementById('found');

box.hidden = false;
query.placeholder = 'Search';

const small = matchMedia('(width < 52rem)');
const pages = document.querySelector('.pages details');
if (small.matches) {
  pages.open = false;
}
small.addEventListener('change', () => {
  pages.open = !small.matches;
});

/** The index comes when somebody begins to search. */
let index;
function load() {
  index ??= new Promise((done) => {
    const script = document.createElement('script');
    script.src = 'search.js';
    script.addEventListener('load', () => {
      done(window.abecedarIndex);
    });
    document.head.append(script);
  });
  return index;
}

function plain(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** How well an entry answers: words in a heading count most; nothing if one is missing. */
function worth(entry, words) {
  const heading = plain(entry.heading);
  const page = plain(entry.page);
  const text = plain(entry.text);
  let sum = 0;
  for (const word of words) {
    const here = (heading.includes(word) ? 8 : 0) + (page.includes(word) ? 4 : 0);
    const times = text.split(word).length - 1;
    if (here + times === 0) {
      return 0;
    }
    sum += here + Math.min(times, 3);
  }
  return sum;
}

function excerpt(text, words) {
  const at = plain(text).indexOf(words[0]);
  const start = Math.max(0, at - 40);
  return (start > 0 ? '… ' : '') + text.slice(start, start + 120) + ' …';
}

function line(entry, words) {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const more = document.createElement('small');
  link.href = entry.address;
  link.textContent = entry.heading === entry.page ? entry.page : entry.page + ': ' + entry.heading;
  more.textContent = excerpt(entry.text, words);
  link.append(more);
  item.append(link);
  return item;
}

async function search() {
  const words = plain(query.value).split(/\s+/).filter(Boolean);
  if (words.length === 0) {
    found.replaceChildren();
    return;
  }
  const entries = await load();
  const best = entries
    .map((entry) => ({ entry, sum: worth(entry, words) }))
    .filter(({ sum }) => sum > 0)
    .sort((left, right) => right.sum - left.sum)
    .slice(0, 12);
  if (best.length > 0) {
    found.replaceChildren(...best.map(({ entry }) => line(entry, words)));
    return;
  }
  const nothing = document.createElement('p');
  nothing.textContent = 'Nothing found.';
  const item = document.createElement('li');
  item.append(nothing);
  found.replaceChildren(item);
}

query.addEventListener('input', search);
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    found.replaceChildren();
  }
});
document.addEventListener('click', (event) => {
  if (!box.contains(event.target) || found.contains(event.target)) {
    found.replaceChildren();
  }
});
