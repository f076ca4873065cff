/** What a cheque book costs, in minor units of MMK: the duty on its leaves and a fee on top. */
export interface ChequeBookFee {
  readonly dutyMinor: number;
  readonly serviceMinor: number;
}

export const chequeBookFees: Readonly<Record<'micr' | 'nonMicr', ChequeBookFee>> = {
  micr: { dutyMinor: 1_000_00, serviceMinor: 50_00 },
  nonMicr: { dutyMinor: 500_00, serviceMinor: 50_00 },
};

/** Which fee goes with it: that of a line which machines read, or the other one. */
export const chequeBookKindOf = (isMicr: boolean) => (isMicr ? 'micr' : 'nonMicr');

export function chequeBookChargeMinor(kind: keyof typeof chequeBookFees): number {
  const { dutyMinor, serviceMinor } = chequeBookFees[kind];
  return dutyMinor + serviceMinor;
}
