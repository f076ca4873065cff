import type { AddressedKind } from './kind.ts';

/** What a request to the endpoints of a kind is made of: all that a browser needs. `calls/kind-calls.ts` has the schemas. */

const method = 'POST';

/** What customers call. */
export function customerEndpointsOf({ wire: { callers, path, noun } }: AddressedKind) {
  const api = { base: 'api', method, callers } as const;
  const upload = { base: 'upload', method, callers } as const;
  return {
    get: { ...api, id: `get${noun}Application`, path: `/${path}/application` },
    save: { ...api, id: `save${noun}Section`, path: `/${path}/save` },
    submit: { ...api, id: `submit${noun}Application`, path: `/${path}/submit` },
    order: { ...api, id: `get${noun}Order`, path: `/${path}/order` },
    sendCode: { ...api, id: `send${noun}Code`, path: `/${path}/code` },
    upload: { ...upload, id: `upload${noun}Document`, path: `/${path}/document` },
    remove: { ...upload, id: `remove${noun}Document`, path: `/${path}/document/remove` },
  };
}

/** What staff call. */
export function deskEndpointsOf({ wire: { path, noun }, desk: { makers, checkers } }: AddressedKind) {
  const api = { base: 'api', method } as const;
  const readers = ['maker', 'checker', 'auditor'] as const;
  return {
    list: { ...api, id: `list${noun}Applications`, path: `/desk/${path}/list`, callers: readers },
    get: { ...api, id: `getDesk${noun}Application`, path: `/desk/${path}/get`, callers: readers },
    view: { ...api, id: `view${noun}Document`, path: `/desk/${path}/document`, callers: readers },
    propose: { ...api, id: `propose${noun}Decision`, path: `/desk/${path}/propose`, callers: makers },
    confirm: { ...api, id: `confirm${noun}Proposal`, path: `/desk/${path}/confirm`, callers: checkers },
    sendBack: { ...api, id: `sendBack${noun}Proposal`, path: `/desk/${path}/send-back`, callers: checkers },
    withdraw: { ...api, id: `withdraw${noun}Proposal`, path: `/desk/${path}/withdraw`, callers: makers },
  };
}
