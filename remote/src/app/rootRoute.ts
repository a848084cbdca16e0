/** Route that the pages of signed-in users are added to. */
export const ROOT_ROUTE = 'root';
