/** Names of calls whose first argument is a table, or a list of tables. */
const READING = /^(selectFrom|from|using|(inner|left|right|full|cross)Join(Lateral)?)$/;
const WRITING = /^(insertInto|updateTable|deleteFrom|mergeInto|replaceInto)$/;

/** Calls of tables that are named somewhere else cannot be checked. */
const NAMES_ITS_TABLE = /^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto|table)$/;

/** Words of a statement that may name a table: no function, no column with its table, no text. */
const WORD = /(?<![\w.'])[a-z_]+(?![\w.'(])/g;
const WRITTEN = /\b(?:insert\s+into|merge\s+into|update|delete\s+from|truncate)\s+(?:only\s+)?"?([a-z_]+)/gi;
const RENAMED = /\bas\s+[a-z_"]+/gi;

const isText = (node) =>
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'TemplateLiteral' && node.expressions.length === 0);

/** The text of a statement without what is put into it. */
const statementOf = (node) =>
  node?.type === 'TemplateLiteral'
    ? node.quasis.map(({ value }) => value.cooked).join(' $ ')
    : String(node?.value ?? '');

const textOf = (node) => (node.type === 'Literal' ? node.value : node.quasis[0].value.cooked);

/** A table that is not written out: in a variable, or pieced together; a name with its schema is of no table of ours. */
const isHidden = ({ type, quasis }) =>
  type === 'TemplateLiteral'
    ? !quasis.some(({ value }) => value.cooked.includes('.'))
    : ['Identifier', 'MemberExpression', 'ConditionalExpression', 'BinaryExpression'].includes(type);

/**
 * Refuses statements that name a table of another folder (`owners`), unless `readsAcross` says that this file reads it; and
 * entries of that list that are not needed any more.
 */
export const ownTables = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    messages: {
      stranger: 'Table {{table}} is that of {{owner}}: ask its door (api/src/db/tableOwners.ts).',
      written: 'Table {{table}} is written by {{owner}} alone (api/src/db/tableOwners.ts).',
      hidden: 'A statement names its table, so that its owner can be checked.',
      needless: 'This file does not read {{table}}: its entry in api/src/db/tableOwners.ts goes.',
    },
  },
  create(context) {
    const [{ owners, readsAcross }] = context.options;
    const file = context.filename.replaceAll('\\', '/').split('/api/src/').at(-1);
    const allowed = new Set(readsAcross.flatMap(({ files }) => files[file] ?? []));
    const used = new Set();

    const check = (node, table, isWritten) => {
      const owner = owners[table];
      if (owner === undefined || file.startsWith(`${owner}/`)) return;
      used.add(table);
      if (isWritten) context.report({ node, messageId: 'written', data: { table, owner } });
      else if (!allowed.has(table)) context.report({ node, messageId: 'stranger', data: { table, owner } });
    };

    const checkArgument = (call, argument, name) => {
      for (const node of argument?.type === 'ArrayExpression' ? argument.elements : [argument]) {
        if (node === undefined) continue;
        if (isText(node)) check(node, textOf(node).split(/\s/)[0], WRITING.test(name) || name === 'insertAll');
        else if (NAMES_ITS_TABLE.test(name) && isHidden(node)) context.report({ node: call, messageId: 'hidden' });
      }
    };

    const checkStatement = (node, statement) => {
      const written = new Set([...statement.matchAll(WRITTEN)].map(([, table]) => table));
      const named = statement.replaceAll(RENAMED, '').match(WORD) ?? [];
      for (const table of new Set([...named, ...written])) check(node, table, written.has(table));
    };

    return {
      CallExpression(call) {
        const { callee } = call;
        if (callee.type === 'Identifier' && callee.name === 'insertAll')
          checkArgument(call, call.arguments[1], 'insertAll');
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        const { name } = callee.property;
        const isOfSql = callee.object.name === 'sql';
        if (isOfSql && name === 'raw') checkStatement(call, statementOf(call.arguments[0]));
        const isTable = isOfSql && name === 'table';
        if (isTable || READING.test(name) || WRITING.test(name)) checkArgument(call, call.arguments[0], name);
      },
      TaggedTemplateExpression(node) {
        if (node.tag.name === 'sql') checkStatement(node, statementOf(node.quasi));
      },
      'Program:exit'(node) {
        for (const table of allowed)
          if (!used.has(table)) context.report({ node, messageId: 'needless', data: { table } });
      },
    };
  },
};
