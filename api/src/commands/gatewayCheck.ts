import { systemClock } from '../runtime/clock.ts';
import { lockDataDir } from '../start/dataDirLock.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { readEnv } from '../env/env.ts';
import { checkBankDeposits, checkCardDeposits } from '../modules/deposits/index.ts';
import { checkOrderPayments } from '../modules/orderPayments/index.ts';
import { openPaymentSystem } from '../providers/payments/openPaymentSystem.ts';
import { migrateDatabase } from '../start/migrateDatabase.ts';
import { runOrExit } from '../start/runOrExit.ts';
import { StartFailure } from '../errors/StartFailure.ts';

/** `npm run gateway:check`: ties every capture, refund and bank debit of the payment gateway to one credit or order. The embedded database must not be in use. */
await runOrExit(async () => {
  const env = readEnv();
  const lock = env.databaseUrl === null ? lockDataDir(env.dataDir) : null;
  const database = await openDatabase(env, migrateDatabase);
  const payments = await openPaymentSystem(env);
  try {
    if (payments.gateway === null) throw new StartFailure('No payment gateway is set up.');
    const cards = await checkCardDeposits(database.db, payments.gateway);
    const banks = await checkBankDeposits(database.db, payments.gateway, systemClock.now());
    const orders = await checkOrderPayments(database.db, payments.gateway);
    const problems = [...cards.problems, ...banks.problems, ...orders.problems];
    for (const problem of problems) process.stdout.write(`BROKEN ${problem}\n`);
    process.stdout.write(
      `${cards.deposits} deposits by card, ${cards.captures} captures; ${banks.deposits} by bank, ${banks.debits} debits; ` +
        `${orders.payments} orders by card, ${orders.captures} captures, ${orders.refunds} refunds; ` +
        `${problems.length} that do not tie.\n`,
    );
    process.exitCode = problems.length === 0 ? 0 : 1;
  } finally {
    await payments.close();
    await database.close();
    lock?.release();
  }
});
