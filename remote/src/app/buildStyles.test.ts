import { holdBuildStyles } from './buildStyles.ts';

const link = (href: string): HTMLLinkElement => {
  const element = document.createElement('link');
  Object.assign(element, { rel: 'stylesheet', href });
  document.head.append(element);
  return element;
};

test('stylesheets of the build are in force while something of it is mounted; those of the page always', () => {
  const [own, foreign] = [link('/remotes/portal/0.0.0/frame.css'), link('/page.css')];
  const [first, second] = [holdBuildStyles(), holdBuildStyles()];
  first();
  expect(own.media).toBe('');
  second();
  expect([own.media, foreign.media]).toEqual(['not all', '']);
  const again = holdBuildStyles();
  expect(own.media).toBe('');
  again();
  own.remove();
  foreign.remove();
});
