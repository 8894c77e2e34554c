// The calls about games that last for days.

import { call, part } from '../api/client';
import type { MyTable, NoticeAsked, NoticesOffered } from '../api/types';

const of = (table: string, more: string) => `/api/tables/${part(table)}${more}`;

export const offered = () => call<NoticesOffered>('/api/notices');

export const notify = (table: string, seat: number, secret: string, asked: NoticeAsked) =>
  call<MyTable>(of(table, `/seats/${seat}/notices`), { method: 'PUT', body: asked, secret });

export const silence = (table: string, seat: number, secret: string) =>
  call<MyTable>(of(table, `/seats/${seat}/notices`), { method: 'DELETE', secret });

export const vacation = (table: string, seat: number, secret: string, days: number) =>
  call<MyTable>(of(table, `/seats/${seat}/vacation`), { method: 'POST', body: { days }, secret });

/** What one holds of a table, and how one is told. */
export const mine = (table: string, secret: string) => call<MyTable>(of(table, ''), { secret });

export const quiet = (table: string, token: string) =>
  call<MyTable>(of(table, `/quiet/${part(token)}`), { method: 'POST' });

export const confirm = (table: string, token: string) =>
  call<MyTable>(of(table, `/confirm/${part(token)}`), { method: 'POST' });
