import { parseRequest } from './parseRequest.ts';
import { SAMPLE_BODY, SAMPLE_HEADERS, toSampleCurl } from './requestSample.ts';

const ANA = {
  responseId: 'R_17',
  recipientEmail: 'ana@example.com',
  recipientFirstName: 'Ana',
  recipientLastName: 'Byron',
};
const NAMELESS = { ...ANA, recipientFirstName: '', recipientLastName: '' };

test.each([
  ['the command of the page', toSampleCurl('https://portal.example/v2/x'), ANA],
  ['the body of the page', SAMPLE_BODY, ANA],
  ['a body below its headers', `${SAMPLE_HEADERS}\r\n\r\n${SAMPLE_BODY}`, ANA],
  ['form fields', 'responseId=R_17&recipientEmail=ana%40example.com', NAMELESS],
  [
    'a command with JSON in single quotes',
    `curl https://x -d '{"responseId":"R_17","recipientEmail":"ana@example.com"}'`,
    NAMELESS,
  ],
  [
    'a command with escaped quotes',
    String.raw`curl x --json "{\"responseId\":\"R_17\",\"recipientEmail\":\"ana@example.com\"}"`,
    NAMELESS,
  ],
  [
    'a number as response id',
    '{"responseId":17}',
    { responseId: '17', recipientEmail: '', recipientFirstName: '', recipientLastName: '' },
  ],
  [
    'an address with a plus and an accent',
    'curl x --data-urlencode "recipientEmail=a+b@é.example" -d responseId=1',
    { responseId: '1', recipientEmail: 'a+b@é.example', recipientFirstName: '', recipientLastName: '' },
  ],
])('%s is read', (_name, pasted, expected) => {
  expect(parseRequest(pasted)).toEqual(expected);
});

test.each(['', 'hello', '{', '[]', '{"other":1}', 'curl https://portal.example'])('%j is no request', (pasted) => {
  expect(parseRequest(pasted)).toBeNull();
});
