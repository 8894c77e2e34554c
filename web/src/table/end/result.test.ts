import { expect, it } from 'vitest';
import { resultOf, type Players } from './result';

const three: Players = {
  sides: [0, 1, 2],
  seats: [{ left: false }, { left: false }, { left: false }],
  seat: 0,
};
const gone = (...seats: number[]) => three.sides.map((seat) => ({ left: seats.includes(seat) }));

it('tells whoever is ahead that they won, and by how much', () => {
  const result = resultOf({ scores: [358, 211, 90], winners: [0] }, three);
  expect(result).toMatchObject({ verdict: 'won', margin: 147, winners: [0] });
  expect(result.places.map(({ side, place, mine }) => [side, place, mine])).toEqual([
    [0, 1, true],
    [1, 2, false],
    [2, 3, false],
  ]);
});

it('tells the others who won', () => {
  const outcome = { scores: [10, 12, 12], winners: [1, 2] };
  expect(resultOf(outcome, three)).toMatchObject({ verdict: 'lost', margin: 2 });
  expect(resultOf(outcome, { ...three, seat: 1 })).toMatchObject({ verdict: 'tied' });
  expect(resultOf(outcome, { ...three, seat: null })).toMatchObject({ verdict: 'watched' });
  const places = resultOf(outcome, three).places.map(({ place }) => place);
  expect(places).toEqual([1, 1, 3]);
});

it('puts those who have left last, however many points they had', () => {
  const result = resultOf({ scores: [5, 3, 90], winners: [0] }, { ...three, seats: gone(2) });
  expect(result).toMatchObject({ verdict: 'won', margin: 2 });
  expect(result.places.map(({ side }) => side)).toEqual([0, 1, 2]);
});

it('does not congratulate who gave up, nor who was left alone', () => {
  const outcome = { scores: [5, 3, 0], winners: [1] };
  const seats = gone(0);
  expect(resultOf(outcome, { ...three, seats }).verdict).toBe('resigned');
  expect(resultOf(outcome, { ...three, seats, seat: 2 }).verdict).toBe('lost');
  const alone = { ...three, seats: gone(0, 2), seat: 1 };
  expect(resultOf(outcome, alone)).toMatchObject({ verdict: 'deserted', margin: null });
  expect(resultOf(outcome, { ...alone, seat: null }).verdict).toBe('deserted');
  expect(resultOf(outcome, { ...alone, seat: 0 }).verdict).toBe('resigned');
  expect(resultOf({ scores: [0, 0, 0], winners: [] }, three).verdict).toBe('nobody');
});

it('names no margin where a tie or less points won', () => {
  expect(resultOf({ scores: [4, 4, 4], winners: [0, 1, 2] }, three)).toMatchObject({
    verdict: 'tied',
    margin: null,
  });
});

it('knows teams', () => {
  const teams: Players = {
    sides: [0, 1, 0, 1],
    seats: [{ left: true }, { left: false }, { left: false }, { left: false }],
    seat: 2,
  };
  const outcome = { scores: [30, 20], winners: [0] };
  expect(resultOf(outcome, teams)).toMatchObject({ verdict: 'won', margin: 10 });
  expect(resultOf(outcome, { ...teams, seat: 1 }).verdict).toBe('lost');
  expect(resultOf(outcome, { ...teams, seat: 0 }).verdict).toBe('resigned');
});
