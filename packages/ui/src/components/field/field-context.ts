import { createContext, useContext } from 'react';

/** What a control needs to know of the field around it. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export const FieldContext = createContext<FieldWiring | undefined>(undefined);

/** The wiring of the field around a control; nothing when the control stands alone with a label of its own. */
export function useFieldWiring(): Partial<FieldWiring> {
  return useContext(FieldContext) ?? {};
}
