// The stage in whatever language: its action, its menu, and the end for whoever does not want to
// wait for it.

import { expect, type Page } from '@playwright/test';

/** The action can be pressed: it says what it does, not what is missing. */
export const ready = (page: Page) => page.locator('.foot .action[aria-disabled="false"]');
/** What a play would score. */
export const sum = (page: Page) => page.locator('.lines .sum dd');
export const dialog = (page: Page) => page.getByRole('dialog');

/** Presses the action once it rests no more. */
export async function act(page: Page): Promise<void> {
  await expect(ready(page)).toBeVisible();
  await ready(page).click();
}

/** An entry of the menu, counted from its beginning or, below zero, from its end. */
export async function menuEntry(page: Page, nth: number): Promise<void> {
  await page.locator('header .menu').click();
  await dialog(page).locator('ul > li > button').nth(nth).click();
}

export async function openRules(page: Page): Promise<void> {
  await menuEntry(page, 3);
  await expect(dialog(page).locator('h3').first()).toBeVisible();
}

export async function giveUp(page: Page): Promise<void> {
  await menuEntry(page, -1);
  await dialog(page).locator('button').last().click();
  await expect(page.locator('.over').first()).toBeVisible();
}
