import { join } from 'node:path';
import ts from 'typescript';

const POLICY = join(import.meta.dirname, '../../shared/src/federation/trustedTypes.ts');

/** Returns the value that a node gives to a sink of markup; undefined for any other node. */
function getMarkup(node) {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken)
    return ts.isPropertyAccessExpression(node.left) && node.left.name.text === 'innerHTML' ? node.right : undefined;
  if (ts.isPropertyAssignment(node) && node.name.getText() === '__html') return node.initializer;
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  return node.expression.name.text === 'parseFromString' ? node.arguments[0] : undefined;
}

/**
 * A webpack loader for libraries that set markup by themselves: a page with Trusted Types takes it by the portal's policy. Raises
 * when a file has no sink: an update has moved it elsewhere.
 */
export default function trustedSinks(source) {
  const file = ts.createSourceFile('library.js', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const insertions = [];
  const visit = (node) => {
    const markup = getMarkup(node);
    if (markup !== undefined) insertions.push([markup.getStart(), 'toTrustedHtml('], [markup.getEnd(), ')']);
    ts.forEachChild(node, visit);
  };
  visit(file);
  if (insertions.length === 0) throw new Error('No sink of markup stands here; webpack.config.ts names the file.');
  const wrapped = insertions
    .sort(([one], [other]) => other - one)
    .reduce((text, [at, inserted]) => text.slice(0, at) + inserted + text.slice(at), source);
  return `import { toTrustedHtml } from ${JSON.stringify(POLICY)};\n${wrapped}`;
}
