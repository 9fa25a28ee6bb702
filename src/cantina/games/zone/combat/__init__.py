"""Attacks, dice, wounds, radiation and anomalies."""
