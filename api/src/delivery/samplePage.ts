/** What stands for a reward's token in previews and test mails. */
export const SAMPLE_TOKEN = 'sample';

/** The page that they lead to, which holds no reward. */
export const SAMPLE_PAGE = `/r/${SAMPLE_TOKEN}`;
