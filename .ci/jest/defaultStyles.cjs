const RULE = /([^{}]+)\{([^{}]*)\}/g;
const ASKED_FOR = /^(display|visibility)\s*:/;

/**
 * Leaves of the browser's own style sheet what tests ask about: whether an element is shown. jsdom compares every element
 * of a page with every rule, each time that a query by role looks at it.
 */
exports.resolveDefaultStyles = () => {
  const file = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
  const sheet = require(file);
  const rules = [...sheet.replace(/\/\*[^]*?\*\/|@namespace[^;]*;/g, '').matchAll(RULE)].flatMap(
    ([, selector, body]) => {
      const kept = body
        .split(';')
        .map((one) => one.trim())
        .filter((one) => ASKED_FOR.test(one));
      return kept.length === 0 ? [] : [[selector.trim(), kept.join(';')]];
    },
  );
  // Neighbours that say the same are one rule.
  const merged = [];
  for (const [selector, body] of rules) {
    const last = merged.at(-1);
    if (last?.[1] === body) last[0] += `,${selector}`;
    else merged.push([selector, body]);
  }
  require.cache[file].exports = merged.map(([selector, body]) => `${selector}{${body}}`).join('\n');
};
