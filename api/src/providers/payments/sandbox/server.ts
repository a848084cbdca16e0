import { array, object, number, string } from 'yup';
import { startGatewaySandbox } from './startGatewaySandbox.ts';

const configSchema = object({
  port: number().integer().required(),
  merchant: string().required(),
  keyId: string().required(),
  key: string().required(),
  profile: string().required(),
  accessKey: string().required(),
  secret: string().required(),
  instrumentKey: string().required(),
  hosts: array(string().required()),
  file: string().nullable().default(null),
});

// The server that started this process ends it, also after Ctrl+C; it ends by itself when that server is gone.
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit(0));
process.once('message', (message) => {
  void startGatewaySandbox(configSchema.validateSync(message)).then(({ port }) => process.send?.({ port }));
});
