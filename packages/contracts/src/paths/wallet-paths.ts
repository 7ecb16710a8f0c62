/** Where phones ask for passes that they have: Apple fixes what comes after it. */
export const passServicePath = '/api/wallet';

export const walletPaths = {
  readApplePass: '/api/tickets/:code/ticket.pkpass',
  saveToGoogle: '/api/tickets/:code/google-wallet',
  registerPass: `${passServicePath}/v1/devices/:device/registrations/:pass_type/:serial`,
  readChangedPasses: `${passServicePath}/v1/devices/:device/registrations/:pass_type`,
  readPass: `${passServicePath}/v1/passes/:pass_type/:serial`,
  logPasses: `${passServicePath}/v1/log`,
} as const;
