import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { activate, rollback, type Target } from './commands/activate.ts';
import { canary } from './commands/canary.ts';
import { list } from './commands/list.ts';
import { prune } from './commands/prune.ts';
import { publish } from './commands/publish.ts';
import { readBudgets } from './commands/readBudgets.ts';
import { readReason, type ReasonOptions } from './commands/readReason.ts';
import { disable, enable } from './commands/switchModule.ts';
import { verify } from './commands/verify.ts';
import { DISABLE_REASONS } from '../../shared/src/federation/disableReasons.ts';
import { OpsFailure } from './opsFailure.ts';
import { createKey, publicKeyOf, readKey } from './signing.ts';
import { openStore, type Store } from './store.ts';

const root = join(import.meta.dirname, '../..');

/** Options of every command. */
interface Common {
  readonly store: string;
  readonly key?: string;
  readonly host: string;
  readonly api: string;
  readonly apiContract?: string;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** `npm run remote -- <command>`: the operator's commands of docs/OPERATIONS.md. Ends with 0, 1, or 3 when another command holds the store. */
const program = new Command('remote')
  .description('Publishes versions of the remote and switches between them; docs/OPERATIONS.md tells how.')
  .addOption(new Option('--store <folder>', 'the store').env('REMOTES_STORE').default(join(root, 'host/store')))
  .addOption(
    new Option(
      '--key <files>',
      'keys that sign (PKCS 8, PEM), separated by commas; without it those in keys/ of the store',
    ).env('REMOTES_KEY'),
  )
  .addOption(new Option('--host <folder>', 'the built host').default(join(root, 'host/dist')))
  .addOption(
    new Option('--api <url>', 'where the API is, without /api')
      .env('PUBLIC_URL')
      .default(`http://localhost:${process.env['PORT'] ?? '3000'}`),
  )
  .addOption(new Option('--api-contract <version>', 'version of its contract, where it cannot be asked'));

const common = (): Common => program.opts<Common>();
const store = (): Store => openStore(common().store, common().key?.split(',').map(readKey));
const target = (): Target => {
  const { host, api, apiContract } = common();
  return { hostFolder: host, api: apiContract === undefined ? { url: api } : { contract: apiContract } };
};

/** Returns where a build of the working tree's version lies. */
function builtFolder(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'remote/package.json'), 'utf8')) as { version: string };
  return join(root, 'remote/dist', version);
}

program
  .command('publish')
  .description('add a built version; it is not active yet, unless it is the first')
  .argument('[folder]', 'the built version; without it that of remote/package.json, in remote/dist', builtFolder())
  .option(
    '--budget <module=seconds>',
    'seconds after which pages say that a module is still loading (funding and ordering: 10); once for each module',
    (one: string, before: readonly string[]) => [...before, one],
    [],
  )
  .action(async (folder: string, { budget }: { budget: readonly string[] }) => {
    const { version } = await publish(store(), folder, readBudgets(budget));
    say(`Published ${version}. \`activate ${version}\` makes it the active one.`);
  });

program
  .command('list')
  .description('the versions, and the last changes')
  .action(() => say(list(store())));

program
  .command('verify')
  .description('signature, term, files of every version, contract with host and API')
  .action(async () => {
    const problems = await verify(store(), target());
    if (problems.length > 0) throw new OpsFailure(problems.join('\n'));
    say('All is as it should be.');
  });

program
  .command('activate')
  .description('make a published version the active one, from the next load of a page')
  .argument('<version>')
  .action(async (version: string) => say(await activate(store(), version, target())));

program
  .command('rollback')
  .description('end the canary, or go back to the version before; the one just left is marked bad')
  .action(async () => say(await rollback(store(), target())));

program
  .command('canary')
  .description('give a version to some browsers; activate gives it to all, rollback to none')
  .argument('<version>')
  .option('--percent <number>', 'share of all browsers, 0 to 100', '0')
  .option('--platform <id...>', 'organisations whose browsers all load it, from the load after sign-in', [])
  .action(async (version: string, { percent, platform }: { percent: string; platform: string[] }) =>
    say(await canary(store(), version, { percent: Number(percent || NaN), platforms: platform }, target())),
  );

program
  .command('disable')
  .description('switch a module off in every version; pages show a card in its place')
  .argument('<module>', 'portal, ordering, funding or settings')
  .option('--reason <code>', `${DISABLE_REASONS.join(', ')}: pages say it in each language`)
  .option('--text <sentence>', 'another reason, which pages show as it is')
  .option('--until <time>', 'when it should be back (ISO 8601, with its zone)')
  .action(async (module: string, options: ReasonOptions) => {
    await disable(store(), module, readReason(options));
    say(`Switched ${module} off.`);
  });

program
  .command('enable')
  .description('switch a module on again')
  .argument('<module>')
  .action(async (module: string) => {
    await enable(store(), module);
    say(`Switched ${module} on.`);
  });

program
  .command('prune')
  .description('remove all but three versions: the active one, the one before it, and the newest')
  .action(async () => {
    const removed = await prune(store());
    say(removed.length === 0 ? 'Nothing to remove.' : `Removed ${removed.join(', ')}.`);
  });

program
  .command('keys')
  .description('the public keys that a host is built with (REMOTES_PUBLIC_KEYS)')
  .option('--create <file>', 'make a new private key first')
  .action(({ create }: { create?: string }) => {
    const keys = create === undefined ? store().keys : [createKey(create)];
    say(keys.map(publicKeyOf).join(','));
  });

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof OpsFailure ? error.exitCode : 1;
}
