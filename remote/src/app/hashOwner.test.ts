import { claimHash } from './hashOwner.ts';

afterEach(() => document.body.replaceChildren());

function addElement(options?: object): HTMLElement {
  const element = Object.assign(document.createElement('rewards-portal'), { options });
  document.body.append(element);
  return element.appendChild(document.createElement('div'));
}

test('one mount has the hash until it gives it back', () => {
  const [one, other] = [document.createElement('div'), document.createElement('div')];
  const release = claimHash(one);
  expect(claimHash(other)).toBeNull();
  release?.();
  const next = claimHash(other);
  // A second time it gives back what is no longer its own.
  release?.();
  expect([next, claimHash(one)]).toEqual([expect.any(Function), null]);
  next?.();
});

test('of several elements the first in the page has the hash, whichever code arrives first', () => {
  addElement({ navigation: {} });
  const first = addElement({ locale: 'fr' });
  const second = addElement();
  expect(claimHash(second)).toBeNull();
  const release = claimHash(first);
  expect(release).not.toBeNull();
  release?.();
});

test('an element in a shadow root has it as well', () => {
  addElement();
  const box = document.body.appendChild(document.createElement('div'));
  const place = addElement();
  box.attachShadow({ mode: 'open' }).append(place.parentElement ?? '');
  const release = claimHash(place);
  expect(release).not.toBeNull();
  release?.();
});
