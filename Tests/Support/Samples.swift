@_exported import Samples
