import { array, number, object, string } from 'yup';
import { startRelayDesk } from './startRelayDesk.ts';

const configSchema = object({
  port: number().integer().required(),
  hosts: array(string().required()),
  portalUrl: string().required(),
  portalPort: number().integer().required(),
  clientId: string().required(),
  clientSecret: string().required(),
  redirectUri: string().required(),
  file: string().nullable().default(null),
});

// The server that started this process ends it, also after Ctrl+C; it ends by itself when that server is gone.
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit(0));
process.once('message', (message) => {
  void startRelayDesk(configSchema.validateSync(message)).then(({ port }) => process.send?.({ port }));
});
