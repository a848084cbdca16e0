import { array, number, object, string } from 'yup';
import { startPostSandbox } from './startPostSandbox.ts';

const configSchema = object({
  port: number().integer().required(),
  key: string().required(),
  hosts: array(string().required()),
  folder: string().nullable().default(null),
  portal: object({ port: number().integer().required(), host: string().required() }).nullable().default(null),
});

// The server that started this process ends it, also after Ctrl+C; it ends by itself when that server is gone.
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit(0));
process.once('message', (message) => {
  void startPostSandbox(configSchema.validateSync(message)).then(({ port }) => process.send?.({ port }));
});
