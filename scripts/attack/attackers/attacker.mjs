// Somebody with a browser: a visitor's token, and the cookie of a device if it was given one.
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

/** @typedef {{ status: number, code: string, data: any }} Answered the code is that of the first error */

/** @param {string} address @param {Record<string, string>} [headers] */
export async function visitAs(address, headers = {}) {
  const { Data } = await (await fetch(`${address}/api/register/get_token`, { headers })).json();
  let cookie = '';
  /** @param {string} path @param {object} body @param {string} [token] @returns {Promise<Answered>} */
  return async function ask(path, body, token = Data.access_token) {
    const answer = await fetch(`${address}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': phone,
        authorization: `Bearer ${token}`,
        ...(cookie && { cookie }),
        ...headers,
      },
      body: JSON.stringify(body),
    });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const { Data: data, Error: error } = await answer.json();
    return { status: answer.status, code: error?.Details?.[0]?.ErrorCode ?? '', data };
  };
}

/** @template T @param {number} count @param {(index: number) => Promise<T>} act @returns {Promise<T[]>} all at once */
export const atOnce = (count, act) => Promise.all(Array.from({ length: count }, (_, index) => act(index)));

/** @param {string} code */
export const resetGuess = (code) => ({ ClientCode: 'ONB', OTPCode: code });
