/** Names, paths and prices that the contract fixes. */
export const AGENT_ID = 'supply_chain_risk_prediction'
export const AGENT_PATH = `/a2a/agents/${AGENT_ID}`
export const A2A_VERSION = '1.0'
export const A2A_MEDIA_TYPE = 'application/a2a+json'

/** Fee of one normal assessment. */
export const FEE_CREDITS = 264_590
export const FEE_USD = 49_999
/** A back-test costs 30 % of it, rounded up; the first ten of a key are free. */
export const BACKTEST_FEE_CREDITS = Math.ceil(FEE_CREDITS * 0.3)
export const FREE_BACKTESTS = 10

/** Largest request body, in bytes. */
export const MAX_BODY_BYTES = 2 * 1024 * 1024
