import type { Db } from '../../db/client.ts';
import type { FileReader } from '../../files/createFileReader.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { ApiModule } from '../ApiModule.ts';
import type { SendNotice } from '../outbox/index.ts';
import type { InviteUser } from '../team/index.ts';
import { createInviteUsersWorker } from './inviteUsersWorker.ts';
import { deleteExpiredFiles } from './userFileRepository.ts';
import { userFileRoutes } from './userFileRoutes.ts';
import { createUserFileService } from './userFileService.ts';

export { storeUserFile } from './storeUserFile.ts';
export { updateAddresses } from './userFileRepository.ts';
export { loadUserRowCheck } from './userRowCheck.ts';

interface UserFilesModuleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly sendNotice: SendNotice;
  readonly files: FileReader;
  readonly inviteUser: InviteUser;
}

/** Wires files of users, by which many are invited at once. */
export const createUserFilesModule = (deps: UserFilesModuleDeps): ApiModule => ({
  routes: userFileRoutes({ db: deps.db, userFiles: createUserFileService(deps) }),
  workers: { 'invite-users': createInviteUsersWorker(deps) },
  housekeeping: [{ name: 'delete expired files of users', run: (now) => deleteExpiredFiles(deps.db, now) }],
});
