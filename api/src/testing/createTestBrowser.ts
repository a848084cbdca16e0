/** A browser without pages: it keeps cookies and follows redirects until an origin that it leaves to the test. */
export function createTestBrowser(ownOrigin: string) {
  const cookies = new Map<string, string>();
  const get = async (address: string): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const text of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    return response;
  };
  return {
    /** Returns the address at which the redirects reach the origin. */
    async follow(address: string): Promise<URL> {
      let url = new URL(address);
      for (let hops = 0; url.origin !== ownOrigin; hops += 1) {
        const response = await get(url.href);
        const location = response.headers.get('location');
        if (location === null || hops > 20) throw new Error(`${url.pathname} answers ${response.status}`);
        url = new URL(location, url);
      }
      return url;
    },
  };
}
