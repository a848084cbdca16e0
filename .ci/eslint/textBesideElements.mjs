import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
const NOTHING = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike | ts.TypeFlags.Never;

const isBlank = (kid) =>
  kid.type === 'JSXText'
    ? kid.value.trim() === ''
    : kid.type === 'JSXExpressionContainer' && kid.expression.type === 'Literal' && kid.expression.value === ' ';

const isLayout = (kid) =>
  (kid.type === 'JSXText' && kid.value.trim() === '' && kid.value.includes('\n')) ||
  (kid.type === 'JSXExpressionContainer' && kid.expression.type === 'JSXEmptyExpression');

/** One element as long as its parent stands: of HTML, or an icon under its own name. */
const isSteady = (node) =>
  node.type === 'JSXElement' &&
  node.openingElement.name.type === 'JSXIdentifier' &&
  /^([a-z]|Icon[A-Z])/.test(node.openingElement.name.name);

/** Returns what an expression may come to, as far as it is written out. */
function branchesOf(expression) {
  if (expression.type === 'ConditionalExpression')
    return [...branchesOf(expression.consequent), ...branchesOf(expression.alternate)];
  if (expression.type !== 'LogicalExpression') return [expression];
  const right = branchesOf(expression.right);
  return expression.operator === '&&' ? right : [...branchesOf(expression.left), ...right];
}

/**
 * Browsers that translate a page put elements in place of its text nodes, and React fails where it looks for one: to remove it,
 * or to put something before it. Inside an element of its own a text may be replaced.
 */
export const textBesideElements = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { text: 'A text that comes and goes, or follows what does, needs an element of its own.' },
  },
  create(context) {
    const { parserServices } = context.sourceCode;
    const partsOf = (expression) => {
      const type = parserServices.getTypeAtLocation(expression);
      return type.isUnion() ? type.types : [type];
    };
    const isOfText = (expression) => {
      const parts = partsOf(expression).filter(({ flags }) => (flags & NOTHING) === 0);
      return parts.length > 0 && parts.every(({ flags }) => (flags & TEXT) !== 0);
    };
    const isText = (kid) =>
      kid.type === 'JSXText' || (kid.type === 'JSXExpressionContainer' && isOfText(kid.expression));
    const comesAndGoes = (kid) => {
      if (kid.type !== 'JSXExpressionContainer') return false;
      if (isOfText(kid.expression)) return partsOf(kid.expression).some(({ flags }) => (flags & NOTHING) !== 0);
      return branchesOf(kid.expression).some(isOfText);
    };
    const check = (node) => {
      const kids = node.children.filter((kid) => !isLayout(kid));
      if (kids.length === 1 && node.type === 'JSXFragment' && isText(kids[0]))
        context.report({ node: kids[0], messageId: 'text' });
      if (kids.length < 2) return;
      for (const [index, kid] of kids.entries()) {
        const before = kids[index - 1];
        // Blanks alone are not translated.
        const isWords = isText(kid) && !isBlank(kid);
        const followsChange = isWords && before !== undefined && !isText(before) && !isSteady(before);
        if (followsChange || comesAndGoes(kid)) context.report({ node: kid, messageId: 'text' });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
