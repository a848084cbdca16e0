import { PATHS } from '@portal/shared/domain/access/paths';
import { generatePath } from 'react-router-dom';

/** The address of a file of users. */
export const userFilePath = (fileId: string): string => generatePath(PATHS.userFile, { fileId });
