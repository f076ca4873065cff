import type { AddressedKind, DeskKind } from './kind.ts';

/** What a request to the endpoints of a kind is made of: all that a browser needs. `endpoints/kind-endpoints.ts` has the schemas. */

const method = 'POST';

/** What customers call. */
export function customerAddressesOf({ wire: { allowedRoles, path, noun } }: AddressedKind) {
  const api = { base: 'api', method, allowedRoles } as const;
  const upload = { base: 'upload', method, allowedRoles } as const;
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
export function deskAddressesOf({
  wire: { path, noun },
  desk: { makers, checkers },
}: Pick<DeskKind, 'desk'> & { readonly wire: Pick<DeskKind['wire'], 'path' | 'noun'> }) {
  const api = { base: 'api', method } as const;
  const readers = ['maker', 'checker', 'supervisor', 'auditor'] as const;
  return {
    list: { ...api, id: `list${noun}Applications`, path: `/desk/${path}/list`, allowedRoles: readers },
    get: { ...api, id: `getDesk${noun}Application`, path: `/desk/${path}/get`, allowedRoles: readers },
    view: { ...api, id: `view${noun}Document`, path: `/desk/${path}/document`, allowedRoles: readers },
    propose: { ...api, id: `propose${noun}Decision`, path: `/desk/${path}/propose`, allowedRoles: makers },
    confirm: { ...api, id: `confirm${noun}Proposal`, path: `/desk/${path}/confirm`, allowedRoles: checkers },
    sendBack: { ...api, id: `sendBack${noun}Proposal`, path: `/desk/${path}/send-back`, allowedRoles: checkers },
    withdraw: { ...api, id: `withdraw${noun}Proposal`, path: `/desk/${path}/withdraw`, allowedRoles: makers },
  };
}
