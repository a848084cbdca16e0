const AT_ROOT = /^(:root|:host|html|body)(?![\w-])/;
const ON_ROOT = /^(:where\()?\[(data-mantine-|dir)/;

function scoped(selector, scope) {
  if (selector.startsWith(scope)) return selector;
  if (AT_ROOT.test(selector)) return selector.replace(AT_ROOT, scope);
  // The colour scheme and the direction are set on the scope's root element.
  if (ON_ROOT.test(selector)) return `${scope}${selector}`;
  return `${scope} ${selector}`;
}

/**
 * PostCSS plugin: scopes every rule to `className`, so that the host and two versions on one page never style each other.
 * @param {string} className
 */
export const scopeStyles = (className) => ({
  postcssPlugin: 'scope-styles',
  OnceExit(root) {
    // Its selectors begin with a class of the document's root, and all name its own element.
    if (root.source?.input.file?.includes('vanilla-cookieconsent')) return;
    root.walkRules((rule) => {
      const { parent } = rule;
      if (parent?.type === 'rule' || (parent?.type === 'atrule' && /keyframes$/.test(parent.name))) return;
      const isModule = /\.module\.css$/.test(root.source?.input.file ?? '');
      const scope = isModule ? `:global(.${className})` : `.${className}`;
      rule.selectors = rule.selectors.map((selector) => scoped(selector, scope));
    });
  },
});
