import { RemoteError } from '@portal/shared/federation/remoteModule';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const RETRY_AFTER_MS = 400;

/** Loads a lazy part, once more after a moment; a second failure is a RemoteError CHUNK (federation 6). */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    try {
      return await load();
    } catch (cause) {
      throw new RemoteError('CHUNK', 'A part of the page could not be loaded', { cause });
    }
  }
}

/** A page that loads when it is first drawn. */
export const lazyPage = (load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> =>
  lazy(async () => ({ default: await loadChunk(load) }));
