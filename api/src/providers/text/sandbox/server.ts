import { array, number, object, string } from 'yup';
import { startTextSandbox } from './startTextSandbox.ts';

const configSchema = object({
  port: number().integer().required(),
  account: string().required(),
  token: string().required(),
  from: string().required(),
  hosts: array(string().required()),
  file: string().nullable().default(null),
  portal: object({ port: number().integer().required(), publicUrl: string().required() }).required(),
  delays: object({
    statusMs: number().integer().required(),
    lateMs: number().integer().required(),
    retryMs: number().integer().required(),
  }).required(),
});

// The server that started this process ends it, also after Ctrl+C; it ends by itself when that server is gone.
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit(0));
process.once('message', (message) => {
  void startTextSandbox(configSchema.validateSync(message)).then(({ port }) => process.send?.({ port }));
});
