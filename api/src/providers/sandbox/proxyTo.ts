import { request, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';

/** Hands a request with everything it brings to a server on a port of loopback; `absent` is said when that does not answer. */
export const proxyTo =
  (port: number, absent: string): RequestListener =>
  (incoming: IncomingMessage, response: ServerResponse) => {
    const { method, url: path, headers } = incoming;
    // A kept connection could be one that the process has just closed.
    const onward = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'content-type': 'text/plain' }).end(absent);
    });
    response.once('close', () => onward.destroy());
    incoming.pipe(onward);
  };
