import type { RemoteError } from '../../federation/remoteModule.ts';
import { failureNotice, type LoaderTexts } from '../failureTexts.ts';

interface FailureCard {
  readonly error: RemoteError;
  readonly language: string;
  readonly texts: LoaderTexts;
  readonly onRetry: () => void;
}

/** Draws the card in place of a module that did not start: what happened, advice, a button, a reference for support. */
export function createFailureCard({ error, language, texts, onRetry }: FailureCard): HTMLElement {
  const { title, advice, reference } = failureNotice(texts, error, language);
  const card = document.createElement('section');
  card.setAttribute('role', 'alert');
  card.lang = language;
  Object.assign(card.style, { maxWidth: '40rem', margin: '2rem auto', padding: '1.5rem', lineHeight: '1.5' });
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = texts.retry;
  Object.assign(retry.style, { font: 'inherit', padding: '0.5rem 1rem' });
  retry.addEventListener('click', onRetry);
  card.append(paragraph('h2', title), paragraph('p', advice), retry);
  if (reference !== null) card.append(paragraph('p', reference));
  return card;
}

function paragraph(tag: 'h2' | 'p', text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
