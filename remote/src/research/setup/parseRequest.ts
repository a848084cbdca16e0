import type { ResearchCompletionBody } from '@portal/shared/contract/researchCompletions';

const DATA =
  /(?:^|\s)(-d|--data(?:-raw|-binary|-ascii|-urlencode)?|--json)[\s=]+(?:"((?:\\[\s\S]|[^"\\])*)"|'([^']*)'|(\S+))/g;

/**
 * Returns the fields of a request that was pasted: a curl command, a body of JSON or of form fields, with headers above it or
 * without. Null for a text that has none of them.
 */
export function parseRequest(pasted: string): ResearchCompletionBody | null {
  const text = pasted.trim();
  const body = /^curl\s/.test(text) ? readCurlBody(text) : text.replace(/^[\s\S]*?\r?\n\r?\n(?=\S)/, '').trim();
  const fields = body.startsWith('{') ? readJson(body) : readFormFields(body);
  const names = ['responseId', 'recipientEmail', 'recipientFirstName', 'recipientLastName'] as const;
  if (fields === null || names.every((name) => !fields.has(name))) return null;
  const [responseId, recipientEmail, recipientFirstName, recipientLastName] = names.map(
    (name) => fields.get(name) ?? '',
  );
  return {
    responseId: responseId ?? '',
    recipientEmail: recipientEmail ?? '',
    recipientFirstName: recipientFirstName ?? '',
    recipientLastName: recipientLastName ?? '',
  };
}

/** Returns the data of a curl command; several parts are form fields. */
function readCurlBody(command: string): string {
  const parts = [...command.matchAll(DATA)].map(([, option = '', double, single, bare = '']) => {
    const part = double?.replaceAll(/\\(["\\$`])/g, '$1') ?? single ?? bare;
    return option === '--data-urlencode' ? encodeValue(part) : part;
  });
  return parts.join('&').trim();
}

const encodeValue = (part: string): string => {
  const [name = '', ...value] = part.split('=');
  return `${name}=${encodeURIComponent(value.join('='))}`;
};

function readJson(body: string): ReadonlyMap<string, string> | null {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== 'object' || value === null) return null;
    return new Map(
      Object.entries(value).flatMap(([name, field]: [string, unknown]) =>
        typeof field === 'string' || typeof field === 'number' ? [[name, String(field)] as const] : [],
      ),
    );
  } catch {
    return null;
  }
}

const readFormFields = (body: string): ReadonlyMap<string, string> => new Map(new URLSearchParams(body));
