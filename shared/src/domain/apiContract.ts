/** Version of the calls that the API of this build answers: additions are minor, what is removed or narrowed is major. */
export const API_CONTRACT_VERSION = '1.8.0';
