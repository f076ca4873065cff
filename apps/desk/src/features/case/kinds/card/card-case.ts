import type { DeskCardApplication } from '@taga/contract/records/desk/cards';
import type { ApplicationCase } from '../../application-case.ts';

export type CardCase = ApplicationCase<DeskCardApplication>;
