import { array, number, object, string } from 'yup';
import { startIdpSandbox } from './startIdpSandbox.ts';

const configSchema = object({
  port: number().integer().required(),
  origin: string().required(),
  portals: array(string().required()).required(),
  file: string().nullable().default(null),
});

// The server that started this process ends it, also after Ctrl+C; it ends by itself when that server is gone.
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit(0));
process.once('message', (message) => {
  void startIdpSandbox(configSchema.validateSync(message)).then(({ port }) => process.send?.({ port }));
});
