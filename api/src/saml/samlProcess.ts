import { serveTasks } from '../childProcess/serveTasks.ts';
import { checkResponse, type ResponseTask } from './checkResponse.ts';
import { readMetadata, type SamlMetadata, type SamlMetadataRefusal } from './readMetadata.ts';
import type { SamlIdentity } from './readVerified.ts';
import { SamlRefused, type SamlRefusalReason } from './SamlRefused.ts';

/** XML of a stranger: metadata, or an answer. */
export type SamlTask = { readonly metadata: string } | { readonly answer: ResponseTask };

export type SamlResult =
  | { readonly metadata: SamlMetadata | SamlMetadataRefusal }
  | { readonly identity: SamlIdentity }
  | { readonly refused: SamlRefusalReason };

serveTasks(async function* (task: SamlTask): AsyncGenerator<SamlResult, void> {
  if ('metadata' in task) yield { metadata: readMetadata(task.metadata) };
  else yield await checkAnswer(task.answer);
});

const checkAnswer = (answer: ResponseTask): Promise<SamlResult> =>
  checkResponse(answer).then(
    (identity) => ({ identity }),
    (error: unknown) => {
      if (error instanceof SamlRefused) return { refused: error.reason };
      throw error;
    },
  );
