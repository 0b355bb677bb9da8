package enum QuantityTexts {}
