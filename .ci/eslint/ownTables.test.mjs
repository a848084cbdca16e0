import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { READS_ACROSS, TABLE_OWNERS } from '../../api/src/db/tableOwners.ts';
import { ownTables } from './ownTables.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const LIST = 'modules/orders/orderReadModel.ts';
const options = [
  {
    owners: { orders: 'modules/orders', order_lines: 'modules/orders', accounts: 'modules/accounts' },
    readsAcross: [{ why: 'A list', files: { [LIST]: ['accounts'] } }],
  },
];
const inFile = (file, code, ...messageIds) => ({
  filename: `/portal/api/src/${file}`,
  code,
  options,
  ...(messageIds.length > 0 && { errors: messageIds.map((messageId) => ({ messageId })) }),
});
const ofCarts = (code, ...messageIds) => inFile('modules/carts/cartRepository.ts', code, ...messageIds);

new RuleTester({ languageOptions: { parser: tseslint.parser } }).run('own-tables', ownTables, {
  valid: [
    inFile('modules/orders/orderRepository.ts', "db.selectFrom('orders as o').innerJoin('order_lines', 'a', 'b')"),
    inFile(LIST, "db.selectFrom('orders').innerJoin('accounts', 'a', 'b')"),
    ofCarts("db.selectFrom('carts').select('orders.id')"),
    ofCarts(
      "sql<number>`select 'orders', (select count(*) from carts) as orders from (${inner}) found where orders.id = 1`",
    ),
    ofCarts('sql`select from ${sql.table(`${SCHEMA}.job`)}`'),
  ],
  invalid: [
    ofCarts("db.selectFrom('orders').selectAll()", 'stranger'),
    ofCarts("db.selectFrom(['carts', 'orders as o'])", 'stranger'),
    ofCarts("query.leftJoin('accounts as a', (join) => join)", 'stranger'),
    ofCarts('sql<Row>`select * from carts, orders o where o.id = ${id}`', 'stranger'),
    ofCarts("db.updateTable('orders').set({})", 'written'),
    ofCarts("insertAll(tx, 'orders', rows, [])", 'written'),
    ofCarts('sql.raw(`select from orders ${end}`)', 'stranger'),
    ofCarts('sql`insert into orders(id) select 1`', 'written'),
    ofCarts('db.selectFrom(table).selectAll()', 'hidden'),
    ofCarts('sql`select from ${sql.table(name)}`', 'hidden'),
    inFile(LIST, "db.selectFrom('accounts'); db.deleteFrom('accounts')", 'written'),
    inFile(LIST, "db.selectFrom('orders')", 'needless'),
  ],
});

it('lists files that exist, once', () => {
  const files = READS_ACROSS.flatMap((reads) => Object.keys(reads.files));
  assert.deepEqual(
    files.filter((file) => !existsSync(path.join('api/src', file))),
    [],
  );
  assert.equal(new Set(files).size, files.length);
});

it('knows owners that exist', () => {
  assert.deepEqual(
    Object.values(TABLE_OWNERS).filter((folder) => !existsSync(path.join('api/src', folder))),
    [],
  );
});
