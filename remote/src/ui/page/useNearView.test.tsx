import { act, render, screen } from '@testing-library/react';
import { useNearView } from './useNearView.ts';

let report: (target: Element, isIntersecting: boolean) => void = () => undefined;
const unobserved: Element[] = [];

beforeAll(() => {
  const Still = window.IntersectionObserver;
  window.IntersectionObserver = class extends Still {
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      report = (target, isIntersecting) => {
        const rect = target.getBoundingClientRect();
        const rects = { boundingClientRect: rect, intersectionRect: rect, rootBounds: null };
        callback([{ ...rects, intersectionRatio: 0, time: 0, target, isIntersecting }], this);
      };
    }
    override unobserve(target: Element): void {
      unobserved.push(target);
    }
  };
});

function Card({ startsNear }: { readonly startsNear: boolean }) {
  const { ref, isNear } = useNearView<HTMLParagraphElement>(startsNear);
  return <p ref={ref}>{isNear ? 'all of it' : 'its name'}</p>;
}

test('an element counts as near once it first comes near the viewport', () => {
  render(<Card startsNear={false} />);
  const card = screen.getByText('its name');
  act(() => report(card, false));
  expect(card).toHaveTextContent('its name');
  act(() => report(card, true));
  expect(card).toHaveTextContent('all of it');
  expect(unobserved).toEqual([card]);
  act(() => report(card, false));
  expect(card).toHaveTextContent('all of it');
});

test('an element that starts near renders at once', () => {
  render(<Card startsNear />);
  expect(screen.getByText('all of it')).toBeVisible();
});
