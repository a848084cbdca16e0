import { appendFileSync, closeSync, existsSync, fsyncSync, openSync, readFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { changesLeadingTo, type JournalLine } from '../../shared/src/domain/storeJournal.ts';

/** Appends a line, on disk before this returns. It counts once the registry has its serial: see `readJournal`. */
export function appendJournal(file: string, line: Omit<JournalLine, 'by'>): void {
  const handle = openSync(file, 'a');
  try {
    // After a line that was cut off, the next stands on its own.
    appendFileSync(handle, `\n${JSON.stringify({ ...line, by: `${userInfo().username}@${hostname()}` })}`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** The changes that led to a registry, newest first. */
export const readJournal = (file: string, serial: number): JournalLine[] =>
  existsSync(file) ? changesLeadingTo(serial, readFileSync(file, 'utf8')) : [];
