import { PATHS } from '@portal/shared/domain/access/paths';
import { generatePath } from 'react-router-dom';
import { choiceQuery, type Choice } from '../choicePaths.ts';

/** The page of an upload, with what its people get unless their rows say otherwise. */
export const uploadPath = (uploadId: string, choice: Choice | null = null): string =>
  generatePath(PATHS.upload, { uploadId }) + (choice === null ? '' : choiceQuery(choice));
