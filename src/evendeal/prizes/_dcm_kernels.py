"""The dependent chip model's series, compiled where numba is installed."""

from evendeal.prizes import _dcm_series
from evendeal.prizes._compiled import kernel

series = kernel(_dcm_series.series)
