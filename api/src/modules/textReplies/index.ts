import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Db } from '../../db/client.ts';
import type { Env } from '../../env/env.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { ApiModule } from '../ApiModule.ts';
import { findTextLanguage } from '../rewardMails/index.ts';
import { createAnswerReply } from './answerReply.ts';
import { textCallRoutes, type TextCallDeps } from './textCallRoutes.ts';
import { deleteRepliesBefore } from './textReplyRepository.ts';

export { isOptedOut, listOptedOut } from './textReplyRepository.ts';

interface TextRepliesDeps extends Pick<TextCallDeps, 'token' | 'applyTextStatus'> {
  readonly db: Db;
  readonly clock: Clock;
  readonly env: Pick<Env, 'publicUrl' | 'links'>;
}

/** Wires what the text message service tells: replies of recipients, who may want no more texts, and what became of texts. */
export const createTextRepliesModule = ({ db, clock, env, ...deps }: TextRepliesDeps): ApiModule => ({
  routes: textCallRoutes({
    ...deps,
    publicUrl: env.publicUrl,
    answerReply: createAnswerReply({
      db,
      clock,
      helpCentreUrl: env.links.helpCentreUrl,
      findTextLanguage: (number) => findTextLanguage(db, number),
    }),
  }),
  housekeeping: [
    {
      name: 'delete old replies to texts',
      run: (now) => deleteRepliesBefore(db, new Date(now.getTime() - SERVER_SETTINGS.textReplies.keptMs)),
    },
  ],
});
