import type { Routes } from '../../plugins/defineRoute.ts';
import { sandboxPageRoutes } from '../sandbox/sandboxPageRoutes.ts';
import { TEXT_INBOX } from './sandbox/inboxPage.ts';

/** Returns the inbox of the text sandbox. */
export const textInboxRoutes = (port: number): Routes =>
  sandboxPageRoutes({
    port,
    gets: [TEXT_INBOX, `${TEXT_INBOX}.json`, `${TEXT_INBOX}/style.css`],
    posts: [`${TEXT_INBOX}/replies`],
    absent: 'The sandbox of texts is not there.',
  });
